import type { AddNoteText } from './en.ts';

/** How a person asks for a note on an incident, in Japanese. */
export const addNote: AddNoteText = {
  phrases: {},
  examples: ['このインシデントにメモを追加: 取引先から回答あり'],
  addressed: [
    /^(?:インシデント\s*|#|inc-?)0*(?<number>\d{1,9})(?:に(?:は|ついて)?[、,:]?\s*|[:、,]\s*|\s*$)/iu,
    /^(?:この|その)(?:インシデント|件)(?:に(?:は|ついて)?[、,:]?\s*|[:、,]\s*|\s*$)/iu,
  ],
  summary: (name, title, note) => `${name}「${title}」にメモを追加します: 「${note}」`,
  about: (name, title) => `メモは ${name}「${title}」のアクティビティに表示されます。誰にも通知されません。`,
  confirm: '確認されるまで何も変更しません。',
  whatNote: 'メモの内容を示してください。例: このインシデントにメモを追加: 取引先から回答あり',
  tooLong: 'このメモは長すぎます。',
  readOnly: 'お使いのロールではインシデントの閲覧のみ可能です。変更はできません。',
};
