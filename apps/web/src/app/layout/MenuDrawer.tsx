import { Drawer } from '@mantine/core';
import { useAfterMount } from '#lib/browser/after-mount.ts';
import { Navigation } from './Navigation.tsx';
import { layoutTexts } from './texts.ts';
import '#ui/overlay/overlay.css';

/** The navigation on a phone. */
export function MenuDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Drawer.Root opened={useAfterMount(opened)} onClose={onClose} size={240}>
      <Drawer.Overlay />
      <Drawer.Content aria-label={layoutTexts.menu}>
        <Drawer.Body component="nav" aria-label={layoutTexts.navigation}>
          <Navigation onLeave={onClose} />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
