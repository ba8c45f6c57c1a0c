import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Menu } from './menu.tsx';

function openMenu() {
  const chosen = vi.fn();
  const opened = vi.fn();
  render(
    <>
      <Menu trigger="Modules" onOpen={opened}>
        {(close) =>
          ['First', 'Second', 'Third'].map((name) => (
            <button
              key={name}
              type="button"
              role="menuitem"
              onClick={() => {
                chosen(name);
                close();
              }}
            >
              {name}
            </button>
          ))
        }
      </Menu>
      <button type="button">Elsewhere</button>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Modules' });
  return { user: userEvent.setup(), button, chosen, opened, focused: () => document.activeElement?.textContent };
}

test('the button says that it has a menu, and whether it is open', async () => {
  const { user, button, opened } = openMenu();
  expect(button.getAttribute('aria-haspopup')).toBe('menu');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('menu')).toBeNull();

  await user.click(button);

  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(button.getAttribute('aria-controls')).toBe(screen.getByRole('menu').id);
  expect(opened).toHaveBeenCalledOnce();
});

test.each(['{Enter}', ' ', '{ArrowDown}'])('the key "%s" opens it on the first item', async (key) => {
  const { user, button, focused } = openMenu();
  button.focus();

  await user.keyboard(key);

  expect(focused()).toBe('First');
});

test('arrows go round, Home and End go to the ends', async () => {
  const { user, button, focused } = openMenu();
  await user.click(button);
  const walk = async (key: string) => {
    await user.keyboard(key);
    return focused();
  };

  const places = [];
  for (const key of ['{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowUp}', '{Home}', '{End}'])
    places.push(await walk(key));

  expect(places).toEqual(['Second', 'Third', 'First', 'Third', 'First', 'Third']);
});

test('Escape closes it and gives the focus back', async () => {
  const { user, button } = openMenu();
  await user.click(button);

  await user.keyboard('{Escape}');

  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('choosing an item closes it and gives the focus back', async () => {
  const { user, button, chosen } = openMenu();
  await user.click(button);

  await user.keyboard('{ArrowDown}{Enter}');

  expect(chosen.mock.calls).toEqual([['Second']]);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('a click elsewhere closes it and leaves the focus there', async () => {
  const { user, button } = openMenu();
  await user.click(button);

  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));

  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Elsewhere');
});

test('the tab key leaves and closes it, without a walk through the items', async () => {
  const { user, button, focused } = openMenu();
  await user.click(button);

  await user.tab();

  expect(screen.queryByRole('menu')).toBeNull();
  expect(focused()).toBe('Elsewhere');
});

test('a second click on the button closes it', async () => {
  const { user, button, opened } = openMenu();

  await user.click(button);
  await user.click(button);

  expect(screen.queryByRole('menu')).toBeNull();
  expect(opened).toHaveBeenCalledOnce();
});
