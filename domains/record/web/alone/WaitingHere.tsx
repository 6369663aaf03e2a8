import { useEffect, useState } from 'react';
import { signInTexts } from '#accounts/web/texts.ts';
import { probeInTime, useOnline } from '#lib/browser/online.ts';
import { LazyModule } from '#lib/loading/lazy-module.ts';
import type { WaitingEntries } from './alone.ts';
import classes from './WaitingHere.module.css';

const file = new LazyModule(() => import('./alone.ts'));
/** Not a lazy view, whose placeholder and toast would come with every sign-in screen. */
const form = new LazyModule(() => import('./RecordAlone.tsx'));

/**
 * Says that entries of a patrol wait on this device, and how many: its session may have ended without coverage. Whose they are and
 * what they say is for whoever recorded them. Without coverage the record goes on (product 17.63).
 */
export function WaitingHere() {
  const online = useOnline();
  const [waiting, setWaiting] = useState<WaitingEntries>();
  const [isAlone, setAlone] = useState(false);
  useEffect(() => {
    void readWaiting().then(setWaiting);
  }, []);
  if (!waiting || waiting.count === 0) return null;
  if (!online && waiting.own && !isAlone) setAlone(true); // and stays: a line that comes back takes nothing away that is being typed
  const RecordAlone = form.module?.RecordAlone;
  return (
    <>
      <div role="status" className={classes.note}>
        <p className={classes.title}>{signInTexts.waiting(waiting.count)}</p>
        <p>{signInTexts.waitingMeans}</p>
      </div>
      {isAlone && waiting.own && RecordAlone && (
        <RecordAlone own={waiting.own} onKept={() => void readWaiting().then(setWaiting)} />
      )}
    </>
  );
}

/** Reads what waits. If the record can go on, loads its form and asks whether there is a line: nothing else on this page calls the server. */
async function readWaiting(): Promise<WaitingEntries | undefined> {
  const waiting = await (await file.preload())?.waitingAt(location.pathname);
  if (!waiting?.own) return waiting;
  void probeInTime();
  await form.preload();
  return waiting;
}
