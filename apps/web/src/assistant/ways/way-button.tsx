import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './ways.module.css';

type Props = {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  /** The label is shown only if there is room; otherwise the icon alone. */
  readonly isQuiet?: boolean;
};

/** One thing to do with an answer. */
export function WayButton({ label, icon, onClick, disabled = false, isQuiet = false }: Props) {
  return (
    <Button
      size="small"
      variant={isQuiet ? 'quiet' : 'secondary'}
      className={isQuiet ? styles.quietWay : undefined}
      aria-label={label}
      title={isQuiet ? label : undefined}
      disabled={disabled}
      onClick={onClick}
    >
      {icon}
      <span>{label}</span>
    </Button>
  );
}
