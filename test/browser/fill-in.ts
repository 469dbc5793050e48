import type { Locator } from 'playwright-core';

/** Fills in what a form asks for, whatever it is, so that it can be sent. */
export async function fillIn(form: Locator): Promise<void> {
  await form.waitFor();
  for (const group of await form.locator('fieldset').all()) {
    await group.locator('input').first().check();
  }
  for (const choice of await form.locator('select').all()) await choice.selectOption({ index: 1 });
  for (const box of await form.locator('input[type="checkbox"][required]').all()) await box.check();
  for (const field of await form.locator('input[required], textarea[required]').all()) {
    const type = await field.getAttribute('type');
    if (type !== 'checkbox') await field.fill(type === 'email' ? 'ada@school.example' : 'Ada');
  }
}
