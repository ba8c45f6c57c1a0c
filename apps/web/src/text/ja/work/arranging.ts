import type { arranging as english } from '../../en/work/arranging.ts';

export const arranging: typeof english = {
  arrange: (title) => `${title}を配置`,
  steps: {
    left: ['左へ移動', '左端です'],
    right: ['右へ移動', '右端です'],
    up: ['上へ移動', '一番上です'],
    down: ['下へ移動', '一番下です'],
    narrower: ['幅を狭くする', 'これ以上狭くできません'],
    wider: ['幅を広くする', '右端です'],
    shorter: ['高さを低くする', 'これ以上低くできません'],
    taller: ['高さを高くする', 'これ以上高くできません'],
  },
};
