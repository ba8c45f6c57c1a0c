const rules = new Intl.PluralRules('de');

/** The German form that goes with a count: `plural(1, { one: 'Aufgabe', other: 'Aufgaben' })`. */
export function plural(count: number, forms: { readonly one: string; readonly other: string }): string {
  return rules.select(count) === 'one' ? forms.one : forms.other;
}
