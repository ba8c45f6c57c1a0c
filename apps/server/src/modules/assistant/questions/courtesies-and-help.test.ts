import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { expect, test } from 'vitest';
import { useWorkspace } from '../../../testing/use-workspace.ts';
import { converse, saidIn, tellsData } from './testing/answers.ts';

const workspace = useWorkspace();
const mannerOf = (language: Language) => ({ language, timeZone: 'UTC', dateFormat: 'YYYY-MM-DD' }) as const;
const ask = (question: string, language: Language) =>
  converse(workspace().viewer, [question], { manner: mannerOf(language) });

test.each<readonly [question: string, language: Language, reply: string]>([
  ['thx, that helped', 'en', 'You are welcome.'],
  ["thanks, that's all for today!", 'en', 'Goodbye.'],
  ['good morning team', 'en', 'Hello.'],
  ['danke dir', 'de', 'Gern geschehen.'],
  ['Super, vielen Dank für die Hilfe', 'de', 'Gern geschehen.'],
  ['gracias, eso es todo', 'es', 'Adiós.'],
  ['mil gracias por tu ayuda', 'es', 'De nada.'],
  ["merci, c'est tout", 'fr', 'Au revoir.'],
  ['merci beaucoup, bonne soirée', 'fr', 'Au revoir.'],
  ['お疲れ様です', 'ja', 'こんにちは'],
  ['とても助かりました', 'ja', 'どういたしまして'],
])(
  '“%s” is answered as a courtesy in its language, also by who speaks another one',
  async (question, language, reply) => {
    for (const own of [language, 'en'] as const) {
      const answer = await ask(question, own);

      expect([answer.refused, answer.reading, answer.tables]).toEqual([null, undefined, []]);
      expect(saidIn(answer)).toContain(reply);
    }
  },
);

test('a question with a courtesy in it is answered', async () => {
  expect(tellsData(await ask('thanks, how many incidents are open?', 'en'))).toBe(true);
});

test.each<readonly [question: string, language: Language, says: string]>([
  ['lost my phone, how do I get past the second factor?', 'en', 'recovery code'],
  ['lost phone second factor', 'en', 'recovery code'],
  ['Handy verloren, zweiter Faktor?', 'de', 'Wiederherstellungscode'],
  ['perdí mi teléfono, ¿cómo paso el segundo factor?', 'es', 'código de recuperación'],
  ['j’ai perdu mon téléphone, comment passer le second facteur ?', 'fr', 'code de récupération'],
  ['スマホをなくしました。2要素認証はどうすればいいですか', 'ja', 'リカバリーコード'],
  ['changer la langue de l’interface', 'fr', 'Choisissez anglais'],
  ['changement de langue', 'fr', 'Choisissez anglais'],
  ['comment mettre Halyard en français', 'fr', 'Choisissez anglais'],
  ['quiero la interfaz en inglés', 'es', 'Elija inglés'],
  ['言語を変えたい', 'ja', '英語'],
  ['can I take back an import?', 'en', 'undo it'],
  ['can an import be undone?', 'en', 'undo it'],
  ['Kann ich einen Import zurücknehmen?', 'de', 'rückgängig'],
  ['¿se puede revertir una importación?', 'es', 'deshágala'],
  ['puis-je annuler une importation ?', 'fr', 'annulez-la'],
  ['インポートは元に戻せますか？', 'ja', '元に戻します'],
])('“%s” is answered from the help pages', async (question, language, says) => {
  const answer = await ask(question, language);

  expect([answer.refused, answer.reading, saidIn(answer)]).toEqual([null, undefined, expect.stringContaining(says)]);
});
