import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useAuth } from '../lib/auth.ts';
import { productName } from '../lib/page.ts';
import { usePageData, useTitle } from './page-data.ts';

/** Names the browser's tab after the page: "Title - Patrolbook", or just the product (specification 1). */
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
