import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { TransportError } from '../../api/errors/transport-error.ts';
import { StepUpDeclined, useStepUp } from '../../session/sign-in/step-up.ts';
import { type Answers, fakeCall } from '../../testing/fake-call.ts';
import { fill } from '../../testing/fill.ts';
import { renderWithProviders } from '../../testing/render-app.tsx';
import { StepUpProvider } from './step-up-provider.tsx';

const rejection = (code: string, serverMessage?: string) =>
  new TransportError({ problem: 'other', code, serverMessage });

type Work = () => Promise<string>;

/** Buttons that do the work, and the result of each. */
function Workers({ work }: { readonly work: readonly Work[] }) {
  const stepUp = useStepUp();
  const [outcomes, setOutcomes] = useState<readonly string[]>([]);
  const note = (outcome: string) => setOutcomes((known) => [...known, outcome]);
  const fail = (error: unknown) => note(error instanceof StepUpDeclined ? 'declined' : `failed: ${error}`);
  const start = () => {
    for (const one of work) stepUp(one).then(note, fail);
  };
  return (
    <>
      <button type="button" onClick={start}>
        Start
      </button>
      <ul aria-label="Outcomes">
        {outcomes.map((outcome, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may end alike, and none ever moves.
          <li key={place}>{outcome}</li>
        ))}
      </ul>
    </>
  );
}

/** Work that is rejected until the password was given again. */
function openWork(count: number, answers: Answers = {}) {
  const state = { isRecent: false, tries: 0 };
  const server = fakeCall({
    'POST /users/profile/identity-confirmation': () => {
      state.isRecent = true;
    },
    ...answers,
  });
  const work = Array.from({ length: count }, (_, index) => async () => {
    state.tries += 1;
    if (!state.isRecent) throw rejection('recent_sign_in_required');
    return `done ${index + 1}`;
  });
  const view = renderWithProviders(
    <StepUpProvider>
      <Workers work={work} />
    </StepUpProvider>,
    { call: server.call },
  );
  return { ...view, user: userEvent.setup(), sent: server.sent, state };
}

const dialog = () => screen.findByRole('dialog', { name: 'Confirm your password' });
const press = (name: string) => screen.getByRole('button', { name });
const outcomes = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('work that is not rejected is done without a question', async () => {
  const { user, state } = openWork(1);
  state.isRecent = true;

  await user.click(await screen.findByRole('button', { name: 'Start' }));

  expect(await screen.findByText('done 1')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the password is asked for, sent, and the work is done once more', async () => {
  const { user, sent, state } = openWork(1);
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  await dialog();
  expect(document.activeElement).toBe(screen.getByLabelText('Current password'));

  await fill(user, { 'Current password': ' correct horse ' });
  await user.click(press('Confirm'));

  expect(await screen.findByText('done 1')).toBeTruthy();
  expect(sent).toEqual([
    { endpoint: 'POST /users/profile/identity-confirmation', body: { password: ' correct horse ' } },
  ]);
  expect(state.tries).toBe(2);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('two that ask at once share one question and one answer', async () => {
  const { user, sent } = openWork(2);
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  await dialog();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);

  await fill(user, { 'Current password': 'correct horse' });
  await user.click(press('Confirm'));

  await waitFor(() => expect(outcomes()).toEqual(['done 1', 'done 2']));
  expect(sent).toHaveLength(1);
});

test('a wrong password keeps the dialog with the words of the server, and what was typed', async () => {
  const { user } = openWork(1, {
    'POST /users/profile/identity-confirmation': () => {
      throw rejection('wrong_password', 'This is not your current password.');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  await dialog();
  await fill(user, { 'Current password': 'wrong' });

  await user.click(press('Confirm'));

  expect(await screen.findByText('This is not your current password.')).toBeTruthy();
  expect(screen.getByLabelText('Current password')).toHaveProperty('value', 'wrong');
  expect(document.activeElement).toBe(screen.getByLabelText('Current password'));
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});

test('a password that could not be checked says so and can be sent again', async () => {
  let tries = 0;
  const { user } = openWork(1, {
    'POST /users/profile/identity-confirmation': () => {
      tries += 1;
      throw new TransportError({ problem: 'unreachable' });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  await dialog();
  await fill(user, { 'Current password': 'correct horse' });

  await user.click(press('Confirm'));
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to verify your password. Try again.');
  await user.click(press('Confirm'));

  await waitFor(() => expect(tries).toBe(2));
});

/** An account with an authenticator app: the password alone is rejected, then every code but this one. */
function openWithApp(right = '123456') {
  const given: unknown[] = [];
  const opened = openWork(1, {
    'POST /users/profile/identity-confirmation': ({ body }) => {
      given.push(body);
      const { code } = body as { readonly code?: string };
      if (code === undefined) throw rejection('second_factor_required', 'Please enter a code as well.');
      if (code !== right) throw rejection('wrong_code', 'Invalid verification code');
      opened.state.isRecent = true;
    },
  });
  return { ...opened, given };
}

async function giveThePassword({ user }: ReturnType<typeof openWork>) {
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  await dialog();
  await fill(user, { 'Current password': 'correct horse' });
  await user.click(press('Confirm'));
}

const codeLabel = 'Authenticator code';

test('where the password is not enough a code is asked for: the password stays, the code has the focus', async () => {
  const opened = openWithApp();
  expect(screen.queryByLabelText(codeLabel)).toBeNull();

  await giveThePassword(opened);

  const field = await screen.findByLabelText(codeLabel);
  expect(document.activeElement).toBe(field);
  expect(field).toHaveProperty('autocomplete', 'one-time-code');
  expect(field.getAttribute('aria-invalid')).not.toBe('true');
  expect(screen.getByText('A recovery code also works. Each code works once.')).toBeTruthy();
  expect(screen.getByLabelText('Current password')).toHaveProperty('value', 'correct horse');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('both are sent, the code without its spaces, and the work is done', async () => {
  const opened = openWithApp();
  await giveThePassword(opened);

  await fill(opened.user, { [codeLabel]: '123 456' });
  await opened.user.click(press('Confirm'));

  expect(await screen.findByText('done 1')).toBeTruthy();
  expect(opened.given).toEqual([{ password: 'correct horse' }, { password: 'correct horse', code: '123456' }]);
});

test('a wrong code keeps both as typed, with the reason under the code', async () => {
  const opened = openWithApp();
  await giveThePassword(opened);
  await fill(opened.user, { [codeLabel]: '654321' });

  await opened.user.click(press('Confirm'));

  expect(await screen.findByText('Invalid verification code')).toBeTruthy();
  const field = screen.getByLabelText(codeLabel);
  expect(field).toHaveProperty('value', '654321');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
  expect(screen.getByLabelText('Current password').getAttribute('aria-invalid')).not.toBe('true');
});

test('an empty code is not sent', async () => {
  const opened = openWithApp();
  await giveThePassword(opened);
  await screen.findByLabelText(codeLabel);

  await opened.user.click(press('Confirm'));

  expect(await screen.findByText('Enter a code of your authenticator app')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(codeLabel));
  expect(opened.given).toHaveLength(1);
});

/** An account whose second factor is a code that is sent. */
function openWithSentCode() {
  const given: unknown[] = [];
  const opened = openWork(1, {
    'POST /users/profile/identity-confirmation': ({ body }) => {
      given.push(body);
      const { code } = body as { readonly code?: string };
      if (code === undefined) throw rejection('second_factor_sent', 'We have sent you a code.');
      opened.state.isRecent = true;
    },
  });
  return { ...opened, given };
}

const sentLabel = 'Code we sent you';

test('a code that was sent is asked for as such, and confirms with the password', async () => {
  const opened = openWithSentCode();
  await giveThePassword(opened);
  expect(document.activeElement).toBe(await screen.findByLabelText(sentLabel));
  expect(screen.queryByText('New code sent.')).toBeNull();

  await fill(opened.user, { [sentLabel]: '123456' });
  await opened.user.click(press('Confirm'));

  expect(await screen.findByText('done 1')).toBeTruthy();
  expect(opened.given).toEqual([{ password: 'correct horse' }, { password: 'correct horse', code: '123456' }]);
});

test('a code that did not arrive is sent again, which is said', async () => {
  const opened = openWithSentCode();
  await giveThePassword(opened);

  await opened.user.click(await screen.findByRole('button', { name: 'Send a new code' }));

  expect(await screen.findByText('New code sent.')).toBeTruthy();
  expect(opened.given).toEqual([{ password: 'correct horse' }, { password: 'correct horse' }]);
});

test('without the code that was sent nothing is sent', async () => {
  const opened = openWithSentCode();
  await giveThePassword(opened);
  await screen.findByLabelText(sentLabel);

  await opened.user.click(press('Confirm'));

  expect(await screen.findByText('Enter the code we sent you')).toBeTruthy();
  expect(opened.given).toHaveLength(1);
});

test('an empty password is not sent', async () => {
  const { user, sent } = openWork(1);
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  await dialog();

  await user.click(press('Confirm'));

  expect(screen.getByText('Password is required')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('who cancels has declined: nothing is sent and the work is not done', async () => {
  const { user, sent, state } = openWork(2);
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  await dialog();

  await user.click(screen.getAllByRole('button', { name: 'Cancel' }).at(-1) as HTMLElement);

  await waitFor(() => expect(outcomes()).toEqual(['declined', 'declined']));
  expect(sent).toEqual([]);
  expect(state.tries).toBe(2);
});

test('work that is rejected for another reason is not asked about', async () => {
  const user = userEvent.setup();
  renderWithProviders(
    <StepUpProvider>
      <Workers work={[() => Promise.reject(rejection('email_taken', 'Taken.'))]} />
    </StepUpProvider>,
  );

  await user.click(await screen.findByRole('button', { name: 'Start' }));

  expect(await screen.findByText(/failed: TransportError: Taken/)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});
