import { getRouteApi } from '@tanstack/react-router';
import { SignedOutFrame } from '#ui/layout/SignedOutFrame.tsx';
import { AddressChangeByLink } from './AddressChangeByLink.tsx';

const route = getRouteApi('/address-change/$linkToken');

/** The page behind the link in the mail to an address that is to be changed (product 9.63). */
export function AddressChangePage() {
  const { linkToken } = route.useParams();
  return (
    <SignedOutFrame>
      <AddressChangeByLink key={linkToken} linkToken={linkToken} />
    </SignedOutFrame>
  );
}
