/**
 * @puur/solver: exact best play with all cards open, in points, for any position from nine tricks down.
 */
export type { Problem, ProblemRefusal, SolverRules } from './problem.js';
export type { Budget } from './search.js';
export * from './solver.js';
