import { isLeftOver } from '../reader/pieces.ts';
import type { Question } from '../reader/question.ts';

// Words and characters that only languages have that are not read here.
const others =
  /(?<![\p{L}])(?:quanti|quante|quali|sono|degli|della|delle|perché|perche|dimmi|mostrami|aperti|aperte|chiusi|ieri|oggi|quantos|quantas|quais|são|não|você|mostre|hoje|ontem|hoeveel|welke|zijn|toon|geef|vandaag|gisteren|ile|jakie|pokaż|dzisiaj|kaç|hangi|göster|bugün|hur|många|vilka|visa|idag)(?![\p{L}])/giu;
const otherScripts =
  /[\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hangul}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}\p{Script=Greek}]{3,}/u;
/** Characters that Chinese writes and Japanese does not. */
const chinese = /[的吗么们个这哪请什为们过还没谁给让说话时间对应开关闭处报警员统计显级]/u;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether a question is in a language that no reading is tried in: such words, and most of it left over. */
export function isUnsupportedLanguage({ text, pieces }: Question): boolean {
  const left = pieces.filter(isLeftOver).reduce((sum, piece) => sum + piece.text.length, 0);
  const isForeign = (text.match(others) ?? []).length >= 2 && left > text.length / 4;
  const isChinese = !kana.test(text) && chinese.test(text);
  return isForeign || isChinese || (otherScripts.test(text) && left > text.length / 2);
}
