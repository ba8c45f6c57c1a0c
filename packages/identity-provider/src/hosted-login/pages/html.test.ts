import { expect, test } from 'vitest';
import { html } from './html.ts';

test('texts cannot become markup, neither between tags nor in an attribute', () => {
  const hostile = `"><script>alert('1')</script>&amp;`;

  const { markup } = html`<p title="${hostile}">${hostile}</p>`;

  const harmless = '&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;amp;';
  expect(markup).toBe(`<p title="${harmless}">${harmless}</p>`);
});

test('markup goes into markup as it is, and what is absent leaves nothing', () => {
  const items = ['a', '<b>'].map((text) => html`<li>${text}</li>`);

  expect(html`<ul>${items}</ul>${false}${undefined}`.markup).toBe('<ul><li>a</li><li>&lt;b&gt;</li></ul>');
});
