import type { drafts as english } from '../../en/shell/drafts.ts';

export const drafts: typeof english = {
  restored: 'Nicht gespeicherter Entwurf wiederhergestellt',
  discard: 'Verwerfen',
  kept: 'Ihr nicht gespeicherter Text ist in diesem Browser erhalten geblieben.',
  unsaved: (form) => `Sie haben einen nicht gespeicherten Entwurf: ${form}`,
  goOn: 'Weiterschreiben',
};
