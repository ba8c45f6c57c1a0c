import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { renderWithProviders } from '../../testing/render-app.tsx';
import { ColumnsMenu } from './columns-menu.tsx';
import { useColumns } from './use-columns.ts';

const columns = {
  all: ['name', 'severity', 'status', 'tlp'],
  usual: ['name', 'severity', 'status'],
  required: ['name'],
} as const;
const names = { name: 'Name', severity: 'Severity', status: 'Status', tlp: 'TLP' };

function Listed() {
  const state = useColumns<(typeof columns.all)[number]>('tried', columns);
  return (
    <>
      <ColumnsMenu state={state} names={names} />
      <p data-testid="shown" data-density={state.density}>
        {state.shown.join(' ')}
      </p>
    </>
  );
}

beforeEach(() => localStorage.clear());

function openColumns(path = '/') {
  const view = renderWithProviders(<Listed />, { path });
  const user = userEvent.setup();
  return {
    user,
    unmount: view.unmount,
    address: () => view.router.state.location.search as Record<string, string>,
    shown: () => screen.getByTestId('shown').textContent,
    density: () => screen.getByTestId('shown').dataset.density,
    menu: async () => {
      await user.click(await screen.findByRole('button', { name: 'Columns' }));
      return within(screen.getByRole('menu'));
    },
  };
}

test('columns are chosen per person, without a trace in the address, and stay when the list is opened again', async () => {
  const list = openColumns();
  const menu = await list.menu();
  await list.user.click(menu.getByRole('menuitemcheckbox', { name: 'TLP' }));
  await list.user.click(menu.getByRole('menuitemcheckbox', { name: 'Severity' }));

  expect(list.shown()).toBe('name status tlp');
  expect(list.address()).toEqual({});
  list.unmount();
  const again = openColumns();
  await again.menu();
  expect(again.shown()).toBe('name status tlp');
  await again.user.click(screen.getByRole('menuitem', { name: 'Usual columns' }));
  expect(again.shown()).toBe('name severity status');
});

test('a required column stays', async () => {
  const list = openColumns();
  const menu = await list.menu();
  const name = menu.getByRole('menuitemcheckbox', { name: 'Name' });
  await list.user.click(name);
  expect(name.getAttribute('aria-disabled')).toBe('true');
  expect(list.shown()).toBe('name severity status');
});

test('columns are moved with the keyboard and with their buttons', async () => {
  const list = openColumns();
  const menu = await list.menu();
  menu.getByRole('menuitemcheckbox', { name: 'Status' }).focus();
  await list.user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(list.shown()).toBe('name status severity');
  expect(document.activeElement?.textContent).toBe('Status');

  await list.user.click(menu.getByRole('button', { name: 'Move Status down' }));
  expect(list.shown()).toBe('name severity status');
});

test('what is chosen while a view is open belongs to the view', async () => {
  const list = openColumns('/?saved=v1&columns=status,name&density=compact');
  const menu = await list.menu();
  expect(list.shown()).toBe('status name');
  expect(list.density()).toBe('compact');

  await list.user.click(menu.getByRole('menuitemradio', { name: 'Comfortable rows' }));
  await list.user.click(menu.getByRole('menuitemcheckbox', { name: 'TLP' }));

  await waitFor(() => expect(list.address()).toEqual({ saved: 'v1', columns: 'status,name,tlp' }));
  expect(list.density()).toBe('comfortable');
  expect(localStorage.length).toBe(0);
});
