import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '../button.tsx';
import { Banner } from '../page/banner.tsx';
import { Checkbox, TextField } from './field.tsx';
import { Form } from './form.tsx';
import { PasswordField } from './password-field.tsx';
import { SelectField } from './select-field.tsx';

test('hint and error are read with their field', () => {
  render(<TextField label="Email" name="email" hint="For the code" error="Email is required" />);

  const input = screen.getByLabelText('Email');

  const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'For the code',
    'Email is required',
  ]);
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('a field without hint and error is described by nothing and is not invalid', () => {
  render(
    <SelectField label="Role" name="role">
      <option value="">Select a role</option>
    </SelectField>,
  );

  const select = screen.getByRole('combobox', { name: 'Role' });

  expect(select.hasAttribute('aria-describedby')).toBe(false);
  expect(select.hasAttribute('aria-invalid')).toBe(false);
});

test('a form shows our sentences in place of the browser and hands the first faulty field the focus', async () => {
  const user = userEvent.setup();
  function Faulty() {
    const [checkedAt, setCheckedAt] = useState(0);
    const error = checkedAt > 0 ? 'Missing' : undefined;
    return (
      <Form onSubmit={() => setCheckedAt(checkedAt + 1)} checkedAt={checkedAt} aria-label="Entries">
        <TextField label="Good" />
        <TextField label="First" error={error} />
        <TextField label="Second" error={error} />
        <Button type="submit">Send</Button>
      </Form>
    );
  }
  render(<Faulty />);

  await user.click(screen.getByRole('button', { name: 'Send' }));

  expect(document.activeElement).toBe(screen.getByLabelText('First'));
  expect(screen.getByRole('form')).toHaveProperty('noValidate', true);
});

test('a busy button keeps the focus and takes no second click', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn();
  render(
    <Form onSubmit={onSubmit}>
      <Button type="submit" busy>
        Sending...
      </Button>
    </Form>,
  );
  const button = screen.getByRole('button', { name: 'Sending...' });

  await user.click(button);

  expect(onSubmit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('a password is masked until somebody asks to see it', async () => {
  const user = userEvent.setup();
  render(<PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" />);
  const input = screen.getByLabelText('Password');
  expect(input.getAttribute('type')).toBe('password');

  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input.getAttribute('type')).toBe('text');

  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input.getAttribute('type')).toBe('password');
});

test('a checkbox is named by the words beside it', async () => {
  const user = userEvent.setup();
  render(<Checkbox label="Remember me" />);
  const box = screen.getByRole('checkbox', { name: 'Remember me' });

  await user.click(screen.getByText('Remember me'));

  expect(box).toHaveProperty('checked', true);
});

test('an error interrupts a screen reader, other banners wait', () => {
  render(
    <>
      <Banner tone="error" error={null}>
        Wrong
      </Banner>
      <Banner tone="success">Right</Banner>
    </>,
  );

  expect(screen.getByRole('alert').textContent).toBe('Wrong');
  expect(screen.getByRole('status').textContent).toBe('Right');
});
