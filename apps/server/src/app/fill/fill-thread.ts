export { solveFill as default } from '../../features/assignments/fill/solve.ts';
