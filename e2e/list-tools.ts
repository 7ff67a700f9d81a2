import type { Locator, Page } from '@playwright/test';
import { wordsOf } from './words.ts';

const { list } = wordsOf('en').shared;

/** Something behind "More" at the head of a list. */
export async function chooseMore(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: list.moreActions, exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** The small form of one of the filters of a list. */
export async function openFilter(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: list.filter, exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
  return page.getByRole('dialog', { name });
}
