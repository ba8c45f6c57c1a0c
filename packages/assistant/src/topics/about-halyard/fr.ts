import { inWords } from '../in-words.ts';
import type { aboutHalyard as english } from './en.ts';

/** Questions about the assistant itself, in French. */
export const aboutHalyard: typeof english = {
  phrases: {
    'topic:greeting': inWords(`
      bonjour, bonsoir, salut, coucou, hello, ça va, comment ça va, comment vas-tu, comment allez-vous,
      bonne journée, bonjour halyard, enchanté
    `),
    'topic:thanks': inWords(`
      merci, merci beaucoup, au revoir, à bientôt, ok, d'accord, compris, entendu, ok merci, merci bien,
      merci pour l'aide, bon travail, c'est tout, bonne soirée, à plus tard
    `),
    'topic:abilities': inWords(`
      que peux-tu faire, que pouvez-vous faire, que sais-tu faire, que savez-vous faire, que puis-je demander,
      que puis-je te demander, que puis-je vous demander, comment peux-tu m'aider, comment pouvez-vous m'aider, aide,
      aide-moi, aidez-moi, que sais-tu, quelles questions puis-je poser, comment fonctionnes-tu, peux-tu m'aider,
      pouvez-vous m'aider, qu'est-ce que tu peux faire, qu'est-ce que vous pouvez faire, j'ai besoin d'aide,
      qu'est-ce que halyard, c'est quoi halyard, à quoi sert halyard, comment ça marche, comment cela fonctionne,
      comment ça fonctionne, exemples, donne-moi des exemples, donnez-moi des exemples, exemples de questions,
      que puis-je faire ici, quelles commandes, je suis nouveau, je suis nouvelle, je suis nouveau ici,
      je ne sais pas quoi demander, quelles données as-tu, quelles données avez-vous,
      montre-moi ce que tu sais faire
    `),
    'topic:identity': inWords(`
      qui es-tu, qui êtes-vous, qu'es-tu, es-tu un robot, es-tu un bot, es-tu humain, êtes-vous humain,
      comment t'appelles-tu, comment vous appelez-vous, es-tu une ia, présente-toi
    `),
    'topic:model': inWords(`
      quel modèle, quel modèle utilises-tu, quel modèle utilisez-vous, quel modèle de langage, quelle ia, es-tu chatgpt,
      es-tu un modèle de langage, es-tu gpt, qui t'a créé, quel modèle répond
    `),
    'topic:privacy': inWords(`
      quelque chose quitte-t-il ce serveur, mes données quittent-elles ce serveur, des données quittent-elles ce serveur,
      mes données quittent-elles le serveur, mes données sont-elles en sécurité, mes données sont-elles envoyées,
      où vont mes données, qui voit mes questions, qui peut lire mes questions, mes questions sont-elles enregistrées,
      enregistres-tu mes questions, est-ce confidentiel, confidentialité, protection des données, que conserves-tu,
      cette conversation est-elle privée
    `),
    'topic:spoken': inWords(`
      quelles langues parles-tu, quelles langues parlez-vous, quelles langues comprends-tu, quelles langues comprenez-vous,
      parles-tu, parlez-vous, comprends-tu, quelles langues, français, anglais, espagnol, allemand, japonais
    `),
    'topic:trust': inWords(`
      es-tu sûr, êtes-vous sûr, es-tu sûre, est-ce correct, est-ce vrai, est-ce exact, puis-je te faire confiance,
      puis-je vous faire confiance, comment le sais-tu, comment le savez-vous, d'où cela vient-il, d'où viennent les données,
      quelles sont tes sources, quelles sont vos sources, tes sources, vos sources, inventes-tu, hallucines-tu,
      peux-tu te tromper, vraiment
    `),
    'topic:limits': inWords(`
      que ne peux-tu pas faire, que ne pouvez-vous pas faire, quelles sont tes limites, quelles sont vos limites,
      tes limites, que ne sais-tu pas
    `),
    'talk:any': inWords(`à quelqu'un, ailleurs, à l'extérieur`),
    'filler:': inWords(`
      ok, d'accord, merci, merci beaucoup, bonjour, bonsoir, salut, coucou
    `),
    'follow:and': inWords(`
      ok et, d'accord et
    `),
    'op:summary': inWords(`
      que peux-tu me dire sur, que pouvez-vous me dire sur
    `),
  },
  examples: [
    'Que peux-tu faire ?',
    'Mes données quittent-elles ce serveur ?',
    'Quelles sont tes sources ?',
    'Quelles langues parles-tu ?',
  ],
  greeting:
    'Bonjour. Je réponds à partir des données que vous pouvez voir et montre la requête derrière chaque chiffre.',
  thanks: 'Je vous en prie.',
  abilities: (product) =>
    `Je réponds aux questions sur les incidents, les alertes, les procédures, les menaces, le réseau, les tâches, les notifications, les importations, les données de police, les schémas, votre compte et la manière de faire dans ${product} ; les administrateurs peuvent aussi m’interroger sur les utilisateurs.`,
  actions:
    'Je peux préparer une tâche, une note ou un changement d’état. Rien n’est fait avant que vous ne le confirmiez, et alors avec vos droits.',
  refusal: 'Ce qu’aucune requête ne permet de dire, je le refuse ; je ne devine pas.',
  identity: (product) =>
    `Je suis l’assistant de ${product} : un moteur intégré qui traduit une question en requêtes sur vos données. Je ne suis pas une personne.`,
  model:
    'Cette réponse a été écrite par le moteur intégré, qui n’a besoin ni de modèle de langage ni de réseau. L’exploitant du serveur peut configurer un modèle ; les réponses d’un modèle le nomment.',
  privacy:
    'Rien ne quitte ce serveur, sauf si son exploitant a configuré un modèle de langage ; l’assistant nomme alors le modèle et l’hôte auquel les questions sont envoyées.',
  stored:
    'Votre conversation est conservée pour vous seul, ses 200 messages les plus récents ; « Effacer la conversation » la supprime.',
  spoken:
    'Je comprends l’anglais, l’espagnol, le français, l’allemand et le japonais, et réponds dans la langue de la question.',
  trust:
    'Chaque chiffre a été lu par la requête dont le numéro le suit. Ouvrez une source et vous verrez les mêmes enregistrements. Je n’estime rien.',
  limits:
    'Je rapporte ce qui est enregistré ici. Je n’explique pas pourquoi une chose est arrivée, je ne prédis rien, je ne sais rien du monde extérieur et je ne change rien de moi-même.',
  suggestions: [
    'Donne-moi une vue d’ensemble',
    'Que devrais-je faire en premier ?',
    'Combien d’incidents sont ouverts ?',
  ],
};
