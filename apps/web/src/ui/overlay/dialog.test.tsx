import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Dialog } from './dialog.tsx';

function Screen({ role }: { readonly role?: 'alertdialog' }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Dialog title="Terms" closeLabel="Close" onClose={() => setOpen(false)} {...(role && { role })}>
          <p>Words</p>
        </Dialog>
      )}
    </>
  );
}

async function openDialog(role?: 'alertdialog') {
  const user = userEvent.setup();
  render(<Screen {...(role && { role })} />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await user.click(opener);
  return { user, opener, dialog: screen.getByRole(role ?? 'dialog', { name: 'Terms' }) };
}

test('it is modal, named by its title, and takes the focus', async () => {
  const { dialog } = await openDialog();

  expect(dialog).toHaveProperty('open', true);
  expect(dialog.contains(document.activeElement)).toBe(true);
});

test('the button closes it and the focus returns to where it came from', async () => {
  const { user, opener } = await openDialog();

  await user.click(screen.getByRole('button', { name: 'Close' }));

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

test('Escape closes it and the focus returns', async () => {
  const { opener, dialog } = await openDialog();

  // What a browser makes of the key while a dialog is open.
  fireEvent(dialog, new Event('cancel', { cancelable: true }));

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

test('a press beside it closes it, a press inside does not', async () => {
  const { dialog } = await openDialog();

  fireEvent.pointerDown(screen.getByText('Words'));
  expect(screen.queryByRole('dialog')).not.toBeNull();

  fireEvent.pointerDown(dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a question that has to be answered is an alert dialog', async () => {
  const { dialog } = await openDialog('alertdialog');

  expect(dialog.getAttribute('role')).toBe('alertdialog');
});
