import { describe, expect, it } from 'vitest';
import { findArticles } from './findArticles.ts';

const article = (title: string, keywords: string, body: string) => ({ title, keywords, body });
const ARTICLES = [
  article('How do I cash out?', 'money paypal', 'Open Rewards. Choose how much you want to send.'),
  article(
    'When does my result arrive?',
    'late readings',
    'We need your meter readings. They take a day or two.',
  ),
  article('A device needs attention', 'thermostat offline', 'Open Devices. Choose the one that is offline.'),
  article('Déplacer un thermostat', '', 'Votre appareil vous suit.'),
];
const titles = (typed: string) => findArticles(ARTICLES, typed).map(({ title }) => title);

describe('search in articles', () => {
  it.each([
    ['a word of the title', 'cash', ['How do I cash out?']],
    ['what people call it', 'PayPal', ['How do I cash out?']],
    ['the beginning of a word', 'therm', ['A device needs attention', 'Déplacer un thermostat']],
    ['without accents', 'deplacer', ['Déplacer un thermostat']],
    ['a plural', 'results', ['When does my result arrive?']],
    ['a whole question', 'why is my result so late', ['When does my result arrive?']],
    ['a word of the text', 'meter', ['When does my result arrive?']],
    ['a title before a text', 'devices', ['A device needs attention']],
    ['nothing that is known', 'zebra', []],
    ['no word at all', ' ?! ', []],
  ])('finds by %s: %s', (_name, typed, expected) => {
    expect(titles(typed)).toEqual(expected);
  });
});
