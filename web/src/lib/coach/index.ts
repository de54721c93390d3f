/** Everything of the coach at a table, loaded when it is wanted. */

export { pieceOf } from './can';
export { Coach } from './coach.svelte';
export { default as View } from './CoachView.svelte';
