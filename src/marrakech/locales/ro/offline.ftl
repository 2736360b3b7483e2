### What stands where there is no server; all languages travel in one file.

offline-title = Piața e închisă
offline-text =
    Serverul nu răspunde: e oprit sau aparatul acesta nu are legătură cu el. Jocurile tale se păstrează acolo și
    continuă de unde le-ai lăsat.
offline-again = Încearcă din nou
