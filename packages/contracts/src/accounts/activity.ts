import { defineEndpoint } from '../endpoint.ts';
import { allow } from '../policy.ts';

/** Sent by the console on pointer and keyboard input: reading alone does not keep a session alive. */
export const reportActivity = defineEndpoint({
  method: 'POST',
  path: '/users/profile/sessions/activity',
  summary: 'Reports activity so that the session does not time out.',
  access: allow('sessions', 'read'),
});
