/** What a fake server looks up; a test that asks for what it has not got is wrong. */
export function present<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('The fake server has no such record');
  return found;
}
