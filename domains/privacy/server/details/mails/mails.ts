import { detailsGo } from './details-go.tsx';
import { erasureChosen } from './erasure-chosen.tsx';
import { clocksShortened, holdReleased } from './keeps-less.tsx';

/** The mails that say what will be taken away, be kept for less long, or be erased. */
export const mails = [detailsGo, clocksShortened, holdReleased, erasureChosen];
