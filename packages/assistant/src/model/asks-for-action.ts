/** What a model may propose. */
export type ProposedKind = 'add_task' | 'complete_task' | 'add_note' | 'change_status';

// Japanese has no word boundaries, the other four begin their verbs with these stems.
const begins = (...stems: readonly string[]) => `(?<!\\p{L})(?:${stems.join('|')})`;
const holds = (...words: readonly string[]) => `(?:${words.join('|')})`;

const adding = [
  begins(
    'add',
    'creat',
    'mak(?:e|ing)',
    'put',
    'writ',
    'new',
    'not(?:e|ing) ',
    'leav',
    'record',
    'log',
    'set up',
    'open',
  ),
  begins('añad', 'agreg', 'cre(?:a|e|o|ar)', 'pon', 'anot', 'apunt', 'escrib', 'nuev', 'dej', 'registr'),
  begins('ajout', 'cré', 'mets', 'mett', 'not(?:e|er|ez) ', 'inscri', 'écri', 'nouve', 'laiss', 'consign'),
  begins('leg', 'füg', 'erstell', 'schreib', 'notier', 'neu', 'trag', 'vermerk', 'hinterlass', 'mach', 'setz'),
  holds('追加', '作成', '作って', '登録', '書', '残し', '入れて', '記録', '新しい', '新規'),
];
const tasks = [
  begins('task', 'to-?dos?', 'tarea', 'pendiente', 'tâche', 'aufgabe'),
  holds('タスク', 'やること', 'ToDo'),
];
const reminding = [
  begins('remind', 'recuérd', 'recorda', 'rappel', 'erinner'),
  holds('リマインド', '思い出させ', '忘れないよう'),
];
const notes = [
  begins('note', 'update', 'comment', 'remark', 'entry', 'nota', 'comentario', 'actualización', 'commentaire'),
  begins('mise à jour', 'remarque', 'notiz', 'vermerk', 'kommentar', 'meldung', 'eintrag'),
  holds('メモ', 'ノート', 'コメント', '更新', '追記'),
];
const noting = [begins('notier', 'vermerk', 'anot', 'apunt'), holds('追記', 'メモして')];
const statuses = [
  begins(
    'clos',
    'resolv',
    'mitigat',
    'reopen',
    're-open',
    'investigat',
    'status',
    'set',
    'mark',
    'mov',
    'chang',
    'start',
  ),
  begins('cierr', 'cerr', 'resuelv', 'mitig', 'reabr', 'investig', 'estado', 'marc', 'cambi', 'pon', 'pas'),
  begins(
    'ferm',
    'clôtur',
    'clor',
    'résou',
    'résol',
    'attén',
    'rouvr',
    'enquêt',
    'statut',
    'marqu',
    'chang',
    'mets',
    'mett',
  ),
  begins('schließ', 'abschließ', 'lös', 'behob', 'beheb', 'eindämm', 'wieder', 'untersuch', 'markier', 'änder', 'setz'),
  holds('クローズ', '閉じ', '解決', '緩和', '再開', '調査', 'ステータス', '変更', 'にして'),
];
const completing = [
  begins('complet', 'done', 'finish', 'tick', 'check off', 'mark', 'clos'),
  begins('termin', 'hech', 'marc', 'cierr', 'finaliz', 'fini', 'fait', 'coch', 'marqu', 'achev'),
  begins('erledig', 'abhak', 'fertig', 'abschließ', 'hak', 'markier', 'schließ'),
  holds('完了', '終わ', '済', 'チェック'),
];

const any = (...groups: readonly (readonly string[])[]) => new RegExp(groups.flat().join('|'), 'iu');
const all = (...patterns: readonly RegExp[]) => ({ test: (text: string) => patterns.every((one) => one.test(text)) });

const asking: Readonly<Record<ProposedKind, readonly { readonly test: (text: string) => boolean }[]>> = {
  add_task: [all(any(adding), any(tasks)), any(reminding)],
  complete_task: [any(completing)],
  add_note: [all(any(adding), any(notes)), any(noting)],
  change_status: [any(statuses)],
};

/**
 * Whether the person's own words may ask for an action. A model is only given the tools for these, so that words in a
 * record can never bring about a proposal that no one asked for.
 */
export const asksFor = (kind: ProposedKind, message: string): boolean =>
  asking[kind].some((pattern) => pattern.test(message));
