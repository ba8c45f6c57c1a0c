import type { CellKind } from '@halyard/contracts/work/assistant.ts';
import { wordOf } from '@halyard/messages';
import { useFormat } from '../../preferences/format.ts';
import { useMonthName } from '../../preferences/month-name.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { assistantWords } from '../../text/loaders/work.ts';
import { type Level, Severity } from '../../ui/marks/severity.tsx';
import styles from './answer.module.css';

type Value = string | number | null;

const levels: Readonly<Record<string, Level>> = { Critical: 'critical', High: 'high', Medium: 'medium', Low: 'low' };

/** The level of a cell: a code of the contract, or its translated word. */
const findLevel = (value: Value, words: Readonly<Record<string, string>>) =>
  Object.keys(levels).find((code) => code === value || words[code] === value);

const isFigure = (value: Value): value is number => typeof value === 'number' && Number.isFinite(value);
const isMoment = (value: Value): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value));

/** Writes a cell by its kind; values of another kind are shown unchanged. */
function useWrite(): (kind: CellKind, value: string | number) => string {
  const format = useFormat();
  const monthName = useMonthName();
  const text = useMessages(assistantWords);
  return (kind, value) => {
    if (isFigure(value)) {
      // A share of one: 0.125 is 12.5 %.
      if (kind === 'percent') return format.percent(value * 100);
      return kind === 'hours' ? text.hours(format.number(value)) : format.number(value);
    }
    if (!isMoment(value)) return String(value);
    if (kind === 'instant') return format.dateTime(value);
    if (kind === 'day') return format.day(value);
    return kind === 'month' ? monthName(value) : value;
  };
}

/** One cell of an answer's table. Null is unknown, which is not zero. */
export function CellValue({ kind, value }: { readonly kind: CellKind; readonly value: Value }) {
  const text = useMessages(assistantWords);
  const write = useWrite();
  if (value === null) return <span className={styles.unknown}>{text.unknown}</span>;
  const code = kind === 'severity' ? findLevel(value, text.severities) : undefined;
  const level = code === undefined ? undefined : levels[code];
  if (code !== undefined && level) return <Severity level={level} label={wordOf(text.severities, code)} />;
  if (kind === 'code') return <code>{value}</code>;
  return write(kind, value);
}
