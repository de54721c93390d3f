import type { GameUi } from '../contract';
import { plainGame } from '../plain/game';
import type { View, What } from './types';

const game: GameUi<View, What> = {
  ...plainGame<View, What>(),
};

export default game;
