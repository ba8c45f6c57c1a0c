import { chromium } from 'playwright-core';
import { type Figure, median, plain, timeMs } from './measure.ts';
import type { Product } from './product.ts';

const rounds = 5;
// The name of the settings screen in each language; every round begins in English.
const headings = { de: 'Einstellungen', es: 'Configuración', fr: 'Paramètres', ja: '設定' } as const;
// The second choice of the first tab.
const languageSelect = 1;

/** From the press on Save Changes to the heading in the new language, its words and the saving included. */
export async function measureLanguageSwitch(product: Product, executablePath: string): Promise<Figure[]> {
  const [account] = product.accounts();
  if (!account) throw new Error('The sample workspace has no accounts.');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const page = await browser.newPage();
  await page.goto(`${product.url}/login`);
  await page.locator('input[name=email]').fill(account.email);
  await page.locator('input[type=password]').fill(account.password);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL('**/dashboard');

  async function switchTo(language: string, heading: string) {
    await page.getByRole('main').getByRole('combobox').nth(languageSelect).selectOption(language);
    // Whatever it is called in the language of the moment, it is the button after the one that discards.
    const save = page.getByRole('main').getByRole('button').nth(1);
    return timeMs(async () => {
      await save.click();
      await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
    });
  }

  const figures: Figure[] = [];
  for (const [language, heading] of Object.entries(headings)) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      // A fresh page has no words of the other language yet.
      await page.goto(`${product.url}/settings`);
      await page.getByRole('heading', { level: 1, name: 'Settings', exact: true }).waitFor();
      times.push(await switchTo(language, heading));
      await switchTo('en', 'Settings');
    }
    figures.push(plain(`English to ${language}, saved and shown`, `${median(times).toFixed(0)} ms`));
  }
  await browser.close();
  return figures;
}
