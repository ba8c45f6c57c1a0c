import { languages } from '@halyard/contracts/accounts/preferences.ts';
import { describe, expect, test } from 'vitest';
import { writeLetter } from './write-mail.ts';

const sender = { productName: 'Halyard', publicUrl: 'https://console.example.com' };
const three = /three|drei|trois|tres|3/i;

describe.each(languages)('codes for signing in, in %s', (language) => {
  test.each(['sign_in_code', 'step_up_code'] as const)(
    'a mail (%s) says the code, how long it is good for, and holds no link',
    (kind) => {
      const letter = { kind, to: 'ada@example.com', code: '12345678' } as const;

      const { subject, text, html } = writeLetter(letter, sender, language);

      expect(subject).toContain('12345678');
      expect(subject).toContain('Halyard');
      expect(text).toContain('12345678');
      expect(text).toMatch(three);
      expect(html).toContain('12345678');
      expect(text + html).not.toContain('http');
    },
  );

  test('a text message is one short sentence or two with product and code, without a link', () => {
    const letter = { kind: 'text_code', to: '+4930123456', code: '123456' } as const;

    const { subject, text, html } = writeLetter(letter, sender, language);

    expect([subject, html]).toEqual(['', '']);
    expect(text).toContain('123456');
    expect(text).toContain('Halyard');
    expect(text).not.toContain('http');
    expect(text.length).toBeLessThanOrEqual(140);
  });
});
