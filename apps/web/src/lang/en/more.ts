export { more } from '../de/more.js';
