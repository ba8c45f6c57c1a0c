import { expect, test } from 'vitest';
import { maskSecrets } from './mask-secrets.ts';

test.each([
  ['{"type":"signed_in","data":{"subject":"Ada"}}', '{"type":"signed_in","data":{"subject":"Ada"}}'],
  ['{"access_token": "abc\\"def","note":"x"}', '{"access_token": "********","note":"x"}'],
  ['Password=hunter22&name=ada', 'Password=********&name=ada'],
  ['got Authorization: Bearer abcdefgh.ijkl', 'got Authorization: Bearer ********'],
  ['signed with whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'signed with whsec_ ********'],
])('%s is shown without its secret', (text, shown) => {
  expect(maskSecrets(text)).toBe(shown);
});
