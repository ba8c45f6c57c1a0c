import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Severity } from './severity.tsx';

test.each(['critical', 'high', 'medium', 'low'] as const)('%s is told by a word, not by a colour alone', (level) => {
  render(
    <>
      <Severity level={level} label={`Level ${level}`} />
      <Severity level={level} label={`Level ${level}`} compact />
    </>,
  );

  expect(screen.getAllByText(`Level ${level}`)).toHaveLength(2);
});
