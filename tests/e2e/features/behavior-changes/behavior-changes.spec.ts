for (const at of ["first", "last"] as const)
  test(`an entry of a reference leads to its outputs on the ${at} release`, async ({
    page,
  }) => {
    await open(page, PATH);
    const versions = await versionsOf(page);
    const version = versions.at(at === "first" ? 0 : -1) ?? "";
    await open(page, "/compute-engine/reference/arithmetic/");
    const link = page
      .locator(`.older-releases a[href*="version=${version}&"]`)
      .first();
    await expect(link).toHaveText(/^Output differs in /);
    const heading = await link.evaluate(
      (node) =>
        new URL((node as HTMLAnchorElement).href).searchParams.get("section") ??
        "",
    );
    await link.click();
    await expect(status(page)).toContainText(`between ${version} and`);
    const example = page.locator("details[open] > div:focus");
    await expect(example).toBeInViewport();
    await expect(example.getByRole("link").first()).toHaveAttribute(
      "href",
      heading,
    );
    await expect(page.locator("details[open]:has(dl)")).toHaveCount(1);

    await choice(page).selectOption(versions.at(1) ?? "");
    await expect(page).toHaveURL(`${PATH}?version=${versions.at(1) ?? ""}`);
  });
