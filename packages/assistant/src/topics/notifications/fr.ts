import { inWords } from '../in-words.ts';
import type { notifications as english } from './en.ts';

/** Questions about the person's own notifications in French. */
export const notifications: typeof english = {
  phrases: {
    'topic:notification': inWords(`notification, notifications, mes notifications, messages, avis`),
    'state:unread': inWords(`non vues, que je n'ai pas lues, je n'ai pas lu, non lues`),
    'state:read': inWords(`lue, lues, déjà lues, que j'ai lues`),
    'notification:action': inWords(`
      action requise, exigent une action, exige une action, requièrent une action, requiert une action,
      demandent une action, demande une action, attendent une action, attendent une décision, nécessitent une action,
      nécessite une action, qui nécessitent une action, qui demandent une action, m'attendent, qui m'attendent
    `),
    'notification:security': inWords(`sécurité, de sécurité, de type sécurité`),
    'notification:entity': inWords(`entité, sur les entités, de type entité`),
    'notification:intel': inWords(`renseignement, de renseignement, de type renseignement`),
    'notification:system': inWords(`système, du système, de type système`),
    'by:type': inWords(`par type, par types, selon le type, quels types de, quelles sortes de`),
    'notification:any': inWords(`
      dans le système, reçue, reçues, ai-je reçu, ai-je reçues, j'ai reçues, j'ai reçu, arrivées, sont arrivées,
      dans ma liste, reçu
    `),
    'since:then': inWords(`depuis`),
  },
  examples: [
    'Combien de notifications non lues ai-je ?',
    'Quelles notifications nécessitent une action ?',
    'Notifications par type',
    'Quelle est ma dernière notification ?',
    'Combien de notifications ai-je reçues aujourd’hui ?',
    'Montre-moi mes notifications de sécurité non lues',
  ],
};
