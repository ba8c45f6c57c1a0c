import { type ComponentProps, useState } from 'react';
import { IconButton } from '../button.tsx';
import { Eye, EyeCrossed } from '../marks/icons.tsx';
import { TextField } from './field.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'trailing'> & {
  readonly showLabel: string;
  readonly hideLabel: string;
};

/** A masked text field that can be revealed. */
export function PasswordField({ showLabel, hideLabel, ...rest }: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...rest}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      trailing={
        <IconButton label={isShown ? hideLabel : showLabel} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? <EyeCrossed /> : <Eye />}
        </IconButton>
      }
    />
  );
}
