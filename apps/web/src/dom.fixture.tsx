import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { cleanup, configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, vi } from 'vitest';

/** For component tests, which have a DOM. Vitest runs it before each of their files. */

/** Browser features that Mantine and our code need and jsdom lacks. */
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() });
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
vi.stubGlobal('reportError', (error: unknown) => {
  throw error;
});

// Rendering is slow on a busy machine; an element that never appears still fails the test.
configure({ asyncUtilTimeout: 5000 });
vi.setConfig({ testTimeout: 20_000 });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  notifications.clean();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  Reflect.deleteProperty(navigator, 'geolocation'); // jsdom has none; tests of the record give it one
});

/** Renders into a fresh page. Returns the user who types and clicks; `redraw` renders with other properties, `unmount` leaves the page. */
export function show(drawn: ReactNode) {
  const user = userEvent.setup({ delay: null });
  const { rerender, unmount } = render(drawn, { wrapper: Look });
  return { user, redraw: rerender, unmount };
}

/**
 * Without transitions, so that what opens is there at once. Without styles, because every look-up by role would
 * have to evaluate them.
 */
function Look({ children }: { children: ReactNode }) {
  return (
    <MantineProvider env="test" withCssVariables={false} withGlobalClasses={false}>
      {children}
    </MantineProvider>
  );
}
