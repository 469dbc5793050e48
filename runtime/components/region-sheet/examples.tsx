import { RegionLegend, RegionSheet } from './RegionSheet.tsx';

const silhouette = { width: 300, height: 200, outline: 'M0 0h9v9z', counties: 'M0 4h9' };
const undivided = { ...silhouette, counties: '' };

const words = {
  outline: 'Outline of Louisiana',
  outlineWithCounties: 'Outline of Louisiana with its parish lines',
  border: 'Border',
  countyLine: 'Parish line',
  number: 'Sheet {number} of {count}',
};

export const examples = {
  divided: <RegionSheet silhouette={silhouette} words={words} />,
  undivided: <RegionSheet silhouette={undivided} words={words} />,
  legend: <RegionLegend silhouette={silhouette} words={words} sheet={{ number: 19, count: 52 }} />,
  legendOfUndivided: (
    <RegionLegend silhouette={undivided} words={words} sheet={{ number: 9, count: 52 }} />
  ),
};
