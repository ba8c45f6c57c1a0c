import type { Device } from '@halyard/contracts/accounts/profile.ts';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { StepUpDeclined } from '../../../session/sign-in/step-up.ts';
import { describeProgram } from '../../../text/describe-program.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { profileWords } from '../../../text/loaders/account.ts';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { useForgetDevice, useRememberDevice } from '../profile-queries.ts';

/** Actions on a device, and the messages about their results. */
export function useDeviceWork() {
  const { devices: text, sessions, undo } = useMessages(profileWords);
  const describeFailure = useDescribeError();
  const toasts = useToasts();
  const remembering = useRememberDevice();
  const forgetting = useForgetDevice();
  const nameOf = ({ name }: Device) => describeProgram(name, sessions);

  function showProblem(error: unknown, otherwise: string) {
    if (!(error instanceof StepUpDeclined)) toasts.show('error', describeFailure(error, otherwise), { error });
  }

  async function remember(device: Device, remembered: boolean, isUndo = false) {
    try {
      await remembering.mutateAsync({ id: device.id, remembered });
      const back = { label: undo, run: () => void remember(device, !remembered, true) };
      const said = remembered ? text.nowTrusted : text.notTrusted;
      toasts.show('success', said(nameOf(device)), isUndo ? {} : { action: back });
    } catch (error) {
      showProblem(error, text.changeFailed);
    }
  }

  async function forget(device: Device) {
    try {
      await forgetting.mutateAsync(device.id);
      toasts.show('success', text.forgotten(nameOf(device)));
    } catch (error) {
      showProblem(error, text.forgetFailed);
    }
  }

  return {
    remember,
    forget,
    /** The device in progress; undefined if there is none. */
    busy: (remembering.isPending && remembering.variables.id) || (forgetting.isPending && forgetting.variables),
  };
}
