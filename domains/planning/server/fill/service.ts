import type { Context } from '#platform/context.ts';
import { acceptingUseCases } from './accepting.ts';
import { choosingUseCases } from './choosing.ts';
import { type FillSolver, fillUseCases } from './filling.ts';
import { undoingUseCases } from './undoing.ts';

export type { FillSolver } from './filling.ts';

/** Who could go on which patrols, proposed for many at once. */
export function fillService(context: Context, solver: FillSolver) {
  return {
    ...fillUseCases(context, solver),
    ...choosingUseCases(context),
    ...acceptingUseCases(context),
    ...undoingUseCases(context),
  };
}
export type FillService = ReturnType<typeof fillService>;
