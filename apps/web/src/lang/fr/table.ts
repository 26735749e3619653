export { table } from '../de/table.js';
