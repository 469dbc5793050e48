import { describe, expect, test } from 'vitest';
import { pageWords } from '../example-words.ts';
import { open } from './open-document.ts';

describe('the page to choose a state on', () => {
  test.each(['/l/', '/l/plan/', '/nv/l/'])('begins on %s with what all of them say', (url) => {
    const lead = open(url).querySelector('.lead')?.textContent;
    expect(lead).toBe(pageWords.chooseState.lead);
  });

  test('has a map that leads where its list does', () => {
    const page = open('/l/plan/');
    const [map = [], list] = ['.map a', '.state-grid a'].map((links) =>
      [...page.querySelectorAll(links)].map((link) => link.getAttribute('href')),
    );
    expect(map.toSorted()).toEqual(list);
  });
});

describe('the page that asks for a demo account', () => {
  test('shows how far each learner of a class is, by the steps of the page on exploring careers', () => {
    const { demoAccess, plan } = pageWords;
    const rows = [...open('/nv/demo-access/').querySelectorAll('.class-list li')];
    expect(rows.map(({ textContent }) => textContent)).toEqual(
      demoAccess.sides.learners.map(
        (name, place) => `${name}${plan.steps.items[place]?.title ?? ''}`,
      ),
    );
  });
});
