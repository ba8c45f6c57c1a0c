import type { CrimeChoices } from '@halyard/contracts/crime/crime.ts';
import { expect, test } from 'vitest';
import { crime } from './en.ts';
import { areasLike, findPlaces } from './places.ts';

const choices: CrimeChoices = {
  months: ['2026-10'],
  forces: [
    { force: 'city-of-london', name: 'City of London Police' },
    { force: 'metropolitan', name: 'Metropolitan Police Service' },
    { force: 'devon-and-cornwall', name: 'Devon & Cornwall Police' },
    { force: 'kent', name: 'Kent Police' },
  ],
  areas: [
    'Barking and Dagenham',
    'Bristol, City of',
    'Camden',
    'City of London',
    'Hackney',
    'Southend-on-Sea',
    'St. Helens',
  ],
  outcomes: [],
};

function find(names: readonly string[], saysPolice = false) {
  const { cityNames, aliases } = crime;
  const { places, unknown } = findPlaces(names, choices, { cityNames, aliases, saysPolice });
  return { places: places.map(({ kind, value }) => `${kind} ${value}`), unknown };
}

test('London is the city, the City of London an area, and its police a force', () => {
  expect(find(['London']).places).toEqual(['city london']);
  expect(find(['City of London']).places).toEqual(['area City of London']);
  expect(find(['City of London'], true).places).toEqual(['force city-of-london']);
});

test('a name is found in two runs of words, with a hyphen, a full stop or what follows its comma left out', () => {
  expect(find(['Barking', 'Dagenham']).places).toEqual(['area Barking and Dagenham']);
  expect(find(['southend on sea']).places).toEqual(['area Southend-on-Sea']);
  expect(find(['St Helens']).places).toEqual(['area St. Helens']);
  expect(find(['Bristol']).places).toEqual(['area Bristol, City of']);
});

test('two places in one run of words are two', () => {
  expect(find(['Camden or in Hackney']).places).toEqual(['area Camden', 'area Hackney']);
  expect(find(['CamdenとHackney']).places).toEqual(['area Camden', 'area Hackney']);
});

test('a force is known by its name, its slug and what people call it', () => {
  expect(find(['Kent Police']).places).toEqual(['force kent']);
  expect(find(['the Met']).places).toEqual(['force metropolitan']);
  expect(find(['Devon and Cornwall']).places).toEqual(['force devon-and-cornwall']);
  expect(find(['Greater Manchester Police']).places).toEqual(['force greater-manchester']);
});

test('what is no place stays unknown, as it was written', () => {
  expect(find(['Atlantis', 'Camden'])).toEqual({ places: ['area Camden'], unknown: ['Atlantis'] });
  expect(find(['Barking'])).toEqual({ places: [], unknown: ['Barking'] });
});

test('the same place twice is one', () => {
  expect(find(['Camden', 'camden']).places).toEqual(['area Camden']);
});

test('a part of a name is no name, but can be asked back', () => {
  expect(areasLike(['Barking'], choices)).toEqual(['Barking and Dagenham']);
});

test('a name that was imported cannot pretend to be a link', () => {
  const area = 'Camden\uE000hhttps://evil.example\uE001x\uE002';
  const { cityNames, aliases } = crime;

  const { places } = findPlaces([area], { ...choices, areas: [area] }, { cityNames, aliases, saysPolice: false });

  expect(places[0]?.value).toBe(area);
  expect(places[0]?.name).not.toMatch(/[\uE000-\uE011]/u);
});
