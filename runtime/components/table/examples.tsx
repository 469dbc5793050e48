import { Table } from './Table.tsx';

export const examples = {
  two: (
    <Table
      caption="Accounts and their students"
      columns={['Account', 'Students']}
      rows={[
        ['Free', '25'],
        ['Premium', '175'],
      ]}
    />
  ),
};
