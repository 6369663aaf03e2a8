export { solveFill as default } from '#planning/server/fill/solve.ts';
