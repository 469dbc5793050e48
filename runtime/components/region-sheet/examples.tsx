import { RegionLegend, RegionSheet } from './RegionSheet.tsx';

const silhouette = { width: 300, height: 200, outline: 'M0 0h9v9z', counties: 'M0 4h9' };
const undivided = { ...silhouette, counties: '' };

export const examples = {
  wyoming: <RegionSheet code="WY" name="Wyoming" silhouette={silhouette} />,
  undivided: <RegionSheet code="DC" name="District of Columbia" silhouette={undivided} />,
  legend: <RegionLegend code="LA" silhouette={silhouette} sheet={{ number: 19, count: 52 }} />,
  legendOfUndivided: (
    <RegionLegend code="DC" silhouette={undivided} sheet={{ number: 9, count: 52 }} />
  ),
};
