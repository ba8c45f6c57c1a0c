import { app as text } from '../../text/en/shell/app.ts';

/** There is no element for React to render into: the page is built by hand, with text only. */
export function showCriticalError(page: Document, reload: () => void): void {
  const title = page.createElement('h1');
  title.textContent = text.criticalError;
  const reason = page.createElement('p');
  reason.textContent = text.criticalErrorReason;
  const help = page.createElement('p');
  help.textContent = text.criticalErrorHelp;
  const button = page.createElement('button');
  button.type = 'button';
  button.textContent = text.reload;
  button.addEventListener('click', reload);
  const main = page.createElement('main');
  main.className = 'critical';
  main.append(title, reason, help, button);
  page.body.append(main);
}
