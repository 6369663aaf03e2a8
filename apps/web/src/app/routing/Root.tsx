import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useAuth } from '#lib/auth/auth.ts';
import { productName } from '#lib/browser/page.ts';
import { usePageData, useTitle } from './page-data.ts';

/** Sets the tab's title: "Title - Patrolbook", or only the product's name (product 14.1). */
export function Root() {
  const title = useTitle();
  const { public: everyone } = usePageData();
  const signedIn = useAuth().status === 'authenticated';
  const shown = signedIn || everyone ? title : productName;
  useEffect(() => {
    document.title = shown === productName ? productName : `${shown} - ${productName}`;
  }, [shown]);
  return <Outlet />;
}
