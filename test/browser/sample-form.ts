import { data } from '../../generated/index.ts';
import type { Misbehave, Misbehaviour } from '../misbehave.ts';

/** What the forms of the site say. */
export const words = data.site.interface.forms;

/** A form with a field of every kind that behaves in a way of its own. */
export const sampleForm = {
  name: 'A sample form',
  inlineMessage: '<p>Thank <strong>you</strong><img src="x" onerror="window.isHarmed = true"></p>',
  formFieldGroups: [
    {
      fields: [
        {
          name: 'firstname',
          label: 'First <em>name</em><img src="x" onerror="window.isHarmed = true">',
          fieldType: 'text',
          required: true,
          description: 'As on your <b>badge</b>.',
        },
        { name: 'email', label: 'E-mail', fieldType: 'text', required: false },
        {
          name: 'color',
          label: 'Color',
          fieldType: 'select',
          defaultValue: 'b',
          options: [
            { value: 'c', label: 'Cyan', displayOrder: 2 },
            { value: 'b', label: 'Blue', displayOrder: 1 },
            { value: 'a', label: 'Amber', displayOrder: 0 },
          ],
        },
        {
          name: 'size',
          label: 'Size',
          fieldType: 'radio',
          required: true,
          options: [
            { value: 's', label: 'Small', displayOrder: 0 },
            { value: 'l', label: 'Large', displayOrder: 1 },
          ],
        },
        {
          name: 'topics',
          label: 'Topics',
          fieldType: 'checkbox',
          required: true,
          options: [
            { value: 'one', label: 'One', displayOrder: 0 },
            { value: 'two', label: 'Two', displayOrder: 1 },
            { value: 'three', label: 'Three', displayOrder: 2 },
          ],
        },
        { name: 'start', label: 'Start', fieldType: 'date' },
        { name: 'odd', label: 'Odd', fieldType: 'hologram' },
        {
          name: 'students',
          label: 'Students',
          fieldType: 'number',
          validation: { data: '1:5000' },
        },
        { name: 'phone', label: 'Call us', fieldType: 'phonenumber' },
        { name: 'list', label: 'List', fieldType: 'file' },
        { name: 'empty', label: 'Empty', fieldType: 'textarea' },
        {
          name: 'source',
          label: 'Source',
          fieldType: 'hidden',
          hidden: true,
          defaultValue: 'site',
        },
      ],
    },
  ],
};

/** An answer of the API with this JSON. */
export function answerWith(body: unknown, status = 200): Misbehaviour {
  return { kind: 'status', status, body };
}

/**
 * The sample form instead of every form; submissions are answered in these ways in turn, then
 * successfully.
 */
export function serveSample(...ways: readonly Misbehaviour[]): Misbehave {
  const left = [...ways];
  return ({ method, path }) => {
    if (!isForm(path)) return undefined;
    return method === 'GET' ? answerWith(sampleForm) : (left.shift() ?? answerWith({}));
  };
}

function isForm(path: string): boolean {
  return path.startsWith('/api/v1/crm/');
}
