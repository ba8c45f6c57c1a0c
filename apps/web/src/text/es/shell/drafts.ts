import type { drafts as english } from '../../en/shell/drafts.ts';

export const drafts: typeof english = {
  restored: 'Borrador sin guardar recuperado',
  discard: 'Descartar',
  kept: 'El texto sin guardar se ha conservado en este navegador.',
  unsaved: (form) => `Tiene un borrador sin guardar: ${form}`,
  goOn: 'Seguir escribiendo',
};
