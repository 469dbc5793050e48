import { useRef, useState } from 'react';
import { Card } from './Card.tsx';
import { Frame } from './Frame.tsx';
import { Panel } from './Panel.tsx';
import { useAltKey } from './use-alt-key.ts';
import { useKeys } from './use-keys.ts';
import { useLooking } from './use-looking.ts';
import { usePointing } from './use-pointing.ts';

/**
 * Shows of each text of the page where it is written, while Alt is held or once it is switched on.
 */
export function Inspector() {
  const [isOn, setIsOn] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isActive = useAltKey() || isOn;
  const control = useLooking(isActive);
  const { inspected, looking, lookAtPoint, pin, step } = control;
  const leave = (): void => {
    control.leave();
    button.current?.focus();
  };
  const toggle = (): void => {
    setIsOn(!isOn);
    leave();
  };
  usePointing({
    isActive,
    onPoint: (point) => looking?.isPinned !== true && lookAtPoint(point, false),
    onClick: (point) => !isEditing(button.current) && lookAtPoint(point, true),
  });
  useKeys({
    isOn: isOn && looking?.isPinned !== true,
    isLooking: looking !== undefined,
    onToggle: toggle,
    onStep: step,
    onPin: pin,
    onEscape() {
      if (looking === undefined && !isOn) return false;
      if (looking === undefined) setIsOn(false);
      leave();
      return true;
    },
  });
  const panel = { isOn, inspected, looking, onToggle: toggle, onPick: pin };
  return (
    <>
      <Panel buttonRef={button} {...panel} onShow={control.show} />
      {looking !== undefined && <Frame spot={looking.spot} />}
      {looking !== undefined && inspected !== undefined && (
        <Card
          looking={looking}
          isPanelOpen={isOn}
          onPick={pin}
          onFollow={control.follow}
          onClose={leave}
        />
      )}
    </>
  );
}

/** An edit that is under way is not left for a click. */
function isEditing(button: Element | null): boolean {
  const root = button?.getRootNode();
  return root instanceof ShadowRoot && root.querySelector('.editor') !== null;
}
