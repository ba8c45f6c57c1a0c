import { useEffect, useRef } from 'react';
import { useMessages } from '../../text/lazy-messages.ts';
import { stepUpWords } from '../../text/loaders/account.ts';
import { TextField } from '../../ui/form/field.tsx';
import type { CodeSource } from './use-confirming.ts';

type Props = {
  readonly source: CodeSource;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (code: string) => void;
};

/** Shown when the password alone is not enough, and takes the focus: it is the remaining step. */
export function CodeField({ source, value, error, onChange }: Props) {
  const text = useMessages(stepUpWords);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <TextField
      label={source === 'app' ? text.code : text.sentCode}
      hint={source === 'app' ? text.codeHint : text.sentCodeHint}
      name="code"
      // No numeric keypad: a recovery code has letters.
      type="text"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={64}
      ref={field}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
