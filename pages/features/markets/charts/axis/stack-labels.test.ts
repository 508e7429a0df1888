import { expect, it } from "vitest";
import { clearOf, stackLabels } from "./stack-labels.ts";

const price = (y: number) => ({ y, text: `${y}`, token: null });

it("a step of the axis whose digits would run into a label has none, also where the label was moved", () => {
  // In a picture 260 px high 40 thousandths are 10 px: the level's label makes way, downwards.
  const labels = stackLabels(price(500), [price(510)]);
  const named = clearOf([300, 460, 550, 600, 700].map(price), labels).map(({ y }) => y);
  expect(named).toEqual([300, 700]);
  expect(clearOf([600].map(price), stackLabels(price(500), [])).map(({ y }) => y)).toEqual([600]);
});

it("nor does it where the picture is higher, and the step moves away from the price but its label does not", () => {
  const labels = stackLabels(price(500), [price(505), price(508)]);
  // 32 px below the price; 62 thousandths are 16 px in a low picture, and 32 px in one 520 px high.
  expect(clearOf([562].map(price), labels)).toEqual([]);
});
