import type { Settings } from '#platform/settings.ts';

/** Returns how an organization's patrols reach the ECC (product 16.1). */
export function eccOf(organization: { eccEmail: string | null; eccPhone: string | null }, { ecc }: Settings) {
  return { email: organization.eccEmail ?? ecc.email, phone: organization.eccPhone ?? ecc.phone };
}
